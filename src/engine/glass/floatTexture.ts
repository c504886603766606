import { DataTexture, FloatType, NearestFilter, RGBAFormat, type WebGLRenderer } from 'three'

/** The part of a renderer that an upload uses. */
export type Uploader = Pick<WebGLRenderer, 'getContext' | 'properties' | 'state'>

/**
 * Creates a texture of `columns` x `rows` texels that shaders read with `texelFetch`. `data` has four floats
 * a texel.
 */
export function createFloatTexture(data: Float32Array, columns: number, rows: number) {
  const texture = new DataTexture(data, columns, rows, RGBAFormat, FloatType)
  texture.magFilter = NearestFilter
  texture.minFilter = NearestFilter
  texture.needsUpdate = true
  return {
    texture,
    /**
     * Uploads the first `count` rows of `data`. The first upload happens with the next draw call, others at
     * once.
     */
    upload: (renderer: Uploader, count = rows) => {
      // `__webglTexture`, three.js's internal handle of the texture, allows a direct upload: 2 calls of WebGL
      // instead of 6 for `needsUpdate` and 7 for `copyTextureToTexture`: src/PERFORMANCE.md has the
      // times.
      const known = renderer.properties.get(texture) as Record<string, WebGLTexture | undefined> | undefined
      const own = known?.['__webglTexture']
      if (!own) {
        texture.needsUpdate = true
        return
      }
      const gl = renderer.getContext()
      renderer.state.bindTexture(gl.TEXTURE_2D, own)
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, columns, count, gl.RGBA, gl.FLOAT, data)
    },
  }
}
