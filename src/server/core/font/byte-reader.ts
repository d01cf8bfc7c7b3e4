/** Reads numbers one after the other. Reading past the end throws, as Buffer does. */
export type ByteReader = ReturnType<typeof createByteReader>;

export function createByteReader(bytes: Buffer) {
  let at = 0;
  const advance = (count: number) => {
    at += count;
    return at - count;
  };
  const uint8 = () => bytes.readUInt8(advance(1));
  const uint16 = () => bytes.readUInt16BE(advance(2));
  return {
    uint8,
    uint16,
    int16: () => bytes.readInt16BE(advance(2)),
    uint32: () => bytes.readUInt32BE(advance(4)),
    take: (count: number) => {
      const from = advance(count);
      if (at > bytes.length) throw new RangeError('The data ends too early');
      return bytes.subarray(from, at);
    },
    /** WOFF2's UIntBase128: seven bits a byte, the highest says that more follow. */
    uintBase128: () => {
      let value = 0;
      for (let count = 0; count < 5; count += 1) {
        const byte = uint8();
        value = value * 128 + (byte & 0x7f);
        if (byte < 0x80) return value;
      }
      throw new RangeError('A number is longer than five bytes');
    },
    /** WOFF2's 255UInt16: one byte below 253, else a code and what it stands for. */
    packedUint16: () => {
      const code = uint8();
      if (code === 253) return uint16();
      if (code === 254) return 506 + uint8();
      if (code === 255) return 253 + uint8();
      return code;
    },
  };
}
