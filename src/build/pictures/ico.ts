const HEADER_BYTES = 6
const ENTRY_BYTES = 16

interface IcoPicture {
  /** Side in pixels, at most 256. */
  size: number
  png: Buffer
}

/** Returns an ICO file of square PNG pictures, which all browsers read. */
export function encodeIco(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length)
  // The file's type: 1 is an icon, 2 a cursor.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    // A side of 256 pixels is stored as 0.
    header.writeUInt8(size % 256, entry)
    header.writeUInt8(size % 256, entry + 1)
    // Color planes and bits per pixel.
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
