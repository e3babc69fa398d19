import { PDFDocument } from '@cantoo/pdf-lib'
import { SignPdf } from '@signpdf/signpdf'
import { CmsSigner } from './cms-signer.ts'
import { addPlaceholder, type SealFacts } from './placeholder.ts'
import type { SealingKey } from './sealing-key.ts'

/** Document to seal, pages to add, and the signing key. */
export interface SealInput {
  original: Uint8Array
  /** A PDF whose pages are appended. */
  added: Uint8Array
  facts: SealFacts
  key: SealingKey
}

/**
 * Seals a document with appended pages (PAdES, baseline B-B). Everything is an incremental update: the document's
 * original bytes stay at the start, so that the hash of what was read can be verified from the sealed file.
 */
export async function sealPdf({ original, added, facts, key }: SealInput): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(original, { forIncrementalUpdate: true, updateMetadata: false })
  const behind = await PDFDocument.load(added, { updateMetadata: false })
  const pages = await pdf.copyPages(behind, behind.getPageIndices())
  for (const page of pages) pdf.addPage(page)
  const [first] = pages
  if (!first) throw new TypeError('nothing is added to what is sealed')
  addPlaceholder(pdf, first, facts)
  const whole = await pdf.save({ useObjectStreams: false })
  return new SignPdf().sign(Buffer.from(whole), new CmsSigner(key), facts.at)
}
