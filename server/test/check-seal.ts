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
  const [, ...range] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text) ?? []
  const [start = 0, first = 0, second = 0, rest = 0] = range.map(Number)
  const hex = text.slice(first + 1, second - 1)
  const content = ContentInfo.fromBER(new Uint8Array(Buffer.from(hex, 'hex')))
  const signed = new SignedData({ schema: content.content })
  const data = new Uint8Array(Buffer.concat([pdf.subarray(start, start + first), pdf.subarray(second)]))
    .buffer
  const isWhole = await signed.verify({ signer: 0, data, checkChain: false }).catch(() => false)
  return {
    isWhole,
    coversAll: start === 0 && second + rest === pdf.length,
    attributes: (signed.signerInfos[0]?.signedAttrs?.attributes ?? []).map(({ type }) => type),
  }
}
