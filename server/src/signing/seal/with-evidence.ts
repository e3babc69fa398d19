import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Tenant } from '@portal/contract/tenant'
import { getDossierTexts } from '../../dossier/dossier-texts.ts'
import { drawOutline } from '../../dossier/drawing/draw-dossier.ts'
import type { SigningEvidence } from '../evidence.ts'
import { createEvidenceOutline } from '../evidence-outline.ts'
import { getSigningTexts } from '../signing-texts.ts'
import { sealPdf } from './seal.ts'
import type { SealingKey } from './sealing-key.ts'

/** An agreed document with the data of its evidence page. */
export interface EvidenceSealInput {
  original: Uint8Array
  evidence: SigningEvidence
  tenant: Tenant
  /** The tenant's portal. */
  location: string
  key: SealingKey
}

/** Appends the evidence page in the tenant's theme, and seals the result. */
export async function sealWithEvidence(given: EvidenceSealInput): Promise<Uint8Array> {
  const { original, evidence, tenant, location, key } = given
  const { language } = evidence
  const isFormal = tenant.pronoun !== 'JE'
  const words = getSigningTexts(language, isFormal)
  const paper = new PassThrough()
  const look = { tenant, language, words: getDossierTexts(language, isFormal) }
  const [added] = await Promise.all([
    buffer(paper),
    drawOutline(paper, createEvidenceOutline(evidence, words), look),
  ])
  const facts = {
    name: evidence.tenant,
    reason: words('seal_reason', { name: evidence.signer.name }),
    location,
    at: new Date(evidence.agreedAt),
  }
  return sealPdf({ original, added, facts, key })
}
