#pragma scene declarations
in vec3 vCap;
/* Distance between two lines of the grid on a cap, scene units. */
const float GRID = 1.5;

#pragma scene color
  /* The grid of a chart. Where its lines are less than 16 pixels apart it fades. */
  vec2 cell = vCap.xy / GRID;
  vec2 perPixel = max(fwidth(cell), 1e-4);
  vec2 near = clamp(1.1 - abs(fract(cell) - 0.5) / perPixel, 0.0, 1.0)
    * clamp(1.5 - 16.0 * perPixel, 0.0, 1.0);
  color += (0.3 * vRim.rgb + 0.12 * vEdge.rgb) * max(near.x, near.y) * vCap.z;
  /* A line never darkens the water. */
  lineColor = max(color, lineColor);
