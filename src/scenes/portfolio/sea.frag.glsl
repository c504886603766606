#pragma scene color
  /* A line never darkens the water. */
  lineColor = max(color, lineColor);
