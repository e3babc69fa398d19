import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Tenant } from '@portal/contract/tenant'
import { getDossierTexts } from '../../dossier/dossier-texts.ts'
import { drawOutline } from '../../dossier/drawing/draw-dossier.ts'
import type { SigningEvidence } from '../evidence.ts'
import { createEvidenceOutline } from '../evidence-outline.ts'
import { getSigningTexts } from '../signing-texts.ts'
import { sealPdf } from './seal-pdf.ts'
import type { SealingKey } from './sealing-key.ts'

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
    drawOutline(paper, createEvidenceOutline(evidence, getText), branding),
  ])
  const facts = {
    name: evidence.tenant,
    reason: getText('seal_reason', { name: evidence.signer.name }),
    location,
    at: new Date(evidence.agreedAt),
  }
  return sealPdf({ original, added, facts, key })
}
