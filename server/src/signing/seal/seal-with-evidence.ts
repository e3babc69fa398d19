import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Tenant } from '@portal/contract/tenant'
import { SignPdf } from '@signpdf/signpdf'
import { getDossierTexts } from '../../dossier/dossier-texts.ts'
import { drawDossier } from '../../dossier/drawing/draw-dossier.ts'
import { createEvidenceOutline } from '../evidence-outline.ts'
import type { SigningEvidence } from '../signing-evidence.ts'
import { getSigningTexts } from '../signing-texts.ts'
import { CmsSigner } from './cms-signer.ts'
import type { SealingKey } from './sealing-key.ts'
import { addPlaceholder, type SealFacts } from './signature-placeholder.ts'

interface SealInput {
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

export interface EvidenceSealInput {
  original: Uint8Array
  evidence: SigningEvidence
  tenant: Tenant
  /** URL of the tenant's portal. */
  location: string
  key: SealingKey
}

/** Appends the evidence page in the tenant's theme, and seals the result. */
export async function sealWithEvidence(input: EvidenceSealInput): Promise<Uint8Array> {
  const { original, evidence, tenant, location, key } = input
  const { language } = evidence
  const isFormal = tenant.pronoun !== 'JE'
  const getText = getSigningTexts(language, isFormal)
  const paper = new PassThrough()
  const branding = { tenant, language, words: getDossierTexts(language, isFormal) }
  const [added] = await Promise.all([
    buffer(paper),
    drawDossier(paper, createEvidenceOutline(evidence, getText), branding),
  ])
  const facts = {
    name: evidence.tenant,
    reason: getText('seal_reason', { name: evidence.signer.name }),
    location,
    at: new Date(evidence.agreedAt),
  }
  return sealPdf({ original, added, facts, key })
}
