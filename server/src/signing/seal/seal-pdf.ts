import { PDFDocument } from '@cantoo/pdf-lib'
import { SignPdf } from '@signpdf/signpdf'
import { CmsSigner } from './cms-signer.ts'
import type { SealingKey } from './sealing-key.ts'
import { addPlaceholder, type SealFacts } from './signature-placeholder.ts'

export interface SealInput {
  original: Uint8Array
  /** PDF whose pages are appended. */
  added: Uint8Array
  facts: SealFacts
  key: SealingKey
}

/**
 * Appends pages and seals the document (PAdES, baseline B-B). The original bytes stay at the start, so that the hash of
 * what the customer read can be verified.
 */
export async function sealPdf({ original, added, facts, key }: SealInput): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(original, { forIncrementalUpdate: true, updateMetadata: false })
  const behind = await PDFDocument.load(added, { updateMetadata: false })
  const pages = await pdf.copyPages(behind, behind.getPageIndices())
  for (const page of pages) pdf.addPage(page)
  const [first] = pages
  if (!first) throw new TypeError('nothing is added to what is sealed')
  addPlaceholder(pdf, first, facts)
  const savedPdf = await pdf.save({ useObjectStreams: false })
  return new SignPdf().sign(Buffer.from(savedPdf), new CmsSigner(key), facts.at)
}
