#pragma scene declarations
/* Scene units beyond which two bodies are not linked. */
uniform float uReach;

#pragma scene ends
  /*
   * Marks of the stars ignore the body's rotation, so they are parallel to the picture plane. Links join two
   * bodies.
   */
  from = pose.position + aFrom.xyz * pose.scale;
  to = pose.position + aTo.xyz * pose.scale;
  Pose target = poseOf(aTo.w);
  float apart = distance(pose.position, target.position);
  float near = max(0.0, 1.0 - apart / uReach);
  if (int(aCorner.z + 0.5) == LINK) {
    /*
     * The ends lie on the screen 4 pixels outside of the stars' marks, which are parallel to the picture
     * plane.
     */
    vec4 clipOne = projectionMatrix * viewMatrix * vec4(pose.position, 1.0);
    vec4 clipOther = projectionMatrix * viewMatrix * vec4(target.position, 1.0);
    vec2 depths = max(vec2(clipOne.w, clipOther.w), 0.2);
    float pixels = length((clipOther.xy / depths.y - clipOne.xy / depths.x) * 0.5 * uResolution);
    vec2 marks = aExtra.zw * vec2(pose.scale, target.scale) * 0.5 * uResolution.y
      * projectionMatrix[1][1] / depths;
    vec2 gaps = (marks + 4.0 * uLineScale) / max(pixels, 1.0);
    /* The fractions of the way in the world at which these fractions of the way on the screen are. */
    vec2 ends = gaps * depths / mix(depths.yx, depths, gaps);
    from = mix(pose.position, target.position, ends.x);
    to = mix(target.position, pose.position, ends.y);
    visible = near > 0.0 && gaps.x + gaps.y < 1.0;
    /*
     * Where many stars meet, the longest links would be a haze of threads, which posters break into dashes.
     */
    alpha = 0.95 * mix(near, sqrt(near), 0.45) * smoothstep(0.0, 0.42, near);
    width = 0.85;
    shown = min(shown, target.shown);
  }
