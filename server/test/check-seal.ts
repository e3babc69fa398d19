import { ContentInfo, SignedData } from 'pkijs'

export interface CheckedSeal {
  isWhole: boolean
  /** Whether the seal covers all bytes of the file except its own. */
  coversAll: boolean
  /** Object identifiers of the signed attributes besides the digest. */
  attributes: string[]
}

/** Verifies the newest seal of a PDF: the digest of its byte ranges, and the signature of the digest. */
export async function checkSeal(pdf: Buffer): Promise<CheckedSeal> {
  const text = pdf.toString('latin1')
  const [, ...byteRange] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text) ?? []
  const [startOffset = 0, firstLength = 0, secondOffset = 0, secondLength = 0] = byteRange.map(Number)
  const hex = text.slice(firstLength + 1, secondOffset - 1)
  const content = ContentInfo.fromBER(new Uint8Array(Buffer.from(hex, 'hex')))
  const signedData = new SignedData({ schema: content.content })
  const data = new Uint8Array(
    Buffer.concat([pdf.subarray(startOffset, startOffset + firstLength), pdf.subarray(secondOffset)]),
  ).buffer
  const isWhole = await signedData.verify({ signer: 0, data, checkChain: false }).catch(() => false)
  return {
    isWhole,
    coversAll: startOffset === 0 && secondOffset + secondLength === pdf.length,
    attributes: (signedData.signerInfos[0]?.signedAttrs?.attributes ?? []).map(({ type }) => type),
  }
}
