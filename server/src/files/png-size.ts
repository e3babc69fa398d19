/** Width and height of a PNG by its header; null when the content is no PNG. */
export function pngSize(content: Buffer): { width: number; height: number } | null {
  const signature = '89504e470d0a1a0a0000000d49484452'
  if (content.length < 33 || content.subarray(0, 16).toString('hex') !== signature) return null
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
}
