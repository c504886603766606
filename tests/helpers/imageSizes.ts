interface Size {
  width: number
  height: number
}

/** Returns the size in the header of a PNG. Throws an Error for a file of another type. */
export function sizeOfPng(bytes: Buffer): Size {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('The file is not a PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Returns the files in an ICO file. Throws an Error for a file of another type. */
export function picturesOfIco(bytes: Buffer): Buffer[] {
  if (bytes.readUInt32LE(0) !== 0x1_0000) throw new Error('The file is not an ICO')
  return Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index
    const start = bytes.readUInt32LE(entry + 12)
    const picture = bytes.subarray(start, start + bytes.readUInt32LE(entry + 8))
    const { width, height } = sizeOfPng(picture)
    // A browser picks a picture by the sides in its entry.
    if (bytes[entry] !== width % 256 || bytes[entry + 1] !== height % 256)
      throw new Error(`Entry ${index} of the ICO has other sides than its picture`)
    return picture
  })
}
