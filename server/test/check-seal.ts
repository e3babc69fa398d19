import { ContentInfo, SignedData } from 'pkijs'

/** What a seal says of a PDF: whether its bytes are as they were sealed, and which signed attributes it has. */
export interface CheckedSeal {
  isWhole: boolean
  /** Whether all of the file is sealed but for the seal itself. */
  coversAll: boolean
  /** Object identifiers of what is signed besides the digest. */
  attributes: string[]
}

/** Checks the newest seal of a PDF: the digest of its range of bytes, and the signature over that. */
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
