import type { Language } from '@portal/contract/language'
import { formatDate } from '@portal/domain/format/date'
import { tenantTimeZone, toTenantDay } from '@portal/time/clock'
import { DateTime } from 'luxon'
import type {
  DossierOutline,
  LabelledValue,
  OutlineBlock,
  OutlineSection,
} from '../dossier/outline/dossier-outline.ts'
import type { SigningEvidence } from './signing-evidence.ts'
import type { SigningTextFunction } from './signing-texts.ts'

const formatEvidenceDate = (at: Date, language: Language) => formatDate(toTenantDay(at), language) ?? ''

/** Formats a time as Dutch local time and as UTC, to the second. */
function formatTimestampFact(
  moment: string,
  language: Language,
  getText: SigningTextFunction,
): [string, string] {
  const at = new Date(moment)
  const time = DateTime.fromJSDate(at, { zone: tenantTimeZone }).toFormat('HH:mm:ss')
  return [
    getText('moment', { date: formatEvidenceDate(at, language), time }),
    moment.slice(0, 19).replace('T', ' '),
  ]
}

function listTimestamps(evidence: SigningEvidence, getText: SigningTextFunction): OutlineBlock {
  const toTimestampRow = (label: string, moment: string) => [
    label,
    ...formatTimestampFact(moment, evidence.language, getText),
  ]
  const { requestedBy, requestedAt, signIn, openedAt, readAt, agreedAt } = evidence
  return {
    kind: 'table',
    columns: [
      { label: getText('column_step'), share: 4 },
      { label: getText('column_dutch'), share: 4 },
      { label: getText('column_utc'), share: 3 },
    ],
    rows: [
      toTimestampRow(getText('moment_asked', { by: requestedBy }), requestedAt),
      toTimestampRow(getText('moment_signed_in'), signIn.at),
      ...(openedAt ? [toTimestampRow(getText('moment_opened'), openedAt)] : []),
      toTimestampRow(getText('moment_read'), readAt),
      toTimestampRow(getText('moment_agreed'), agreedAt),
    ],
  }
}

function describeFactor({ factor }: SigningEvidence, getText: SigningTextFunction): string {
  if (factor.kind === 'passkey') return getText('factor_passkey', { name: factor.name })
  return factor.kind === 'app' ? getText('factor_app') : getText('factor_mail', { address: factor.address })
}

/** Groups digits by eight, so that people can compare hashes. */
const groupHashDigits = (hash: string) => hash.replace(/(.{8})(?=.)/g, '$1 ')

const createFactsBlock = (...all: LabelledValue[]): OutlineBlock => ({ kind: 'facts', facts: all })
const createTextBlock = (text: string): OutlineBlock => ({ kind: 'text', text })

/** Creates the content of the evidence page (SIGN-06). */
export function createEvidenceOutline(
  evidence: SigningEvidence,
  getText: SigningTextFunction,
): DossierOutline {
  const { language, tenant, signer, signIn, certificate } = evidence
  const sections: OutlineSection[] = [
    {
      title: getText('section_document'),
      blocks: [
        createFactsBlock(
          [getText('document_name'), evidence.document],
          [getText('document_kind'), getText(`kind_${evidence.kind}`)],
          [getText('document_reference'), evidence.reference],
          [getText('document_hash'), groupHashDigits(evidence.hash)],
        ),
        createTextBlock(getText('hash_hint', { bytes: evidence.bytes })),
      ],
    },
    { title: getText('section_agreement'), blocks: [createTextBlock(evidence.agreement)] },
    {
      title: getText('section_signer'),
      blocks: [
        createFactsBlock(
          [getText('signer_name'), signer.name],
          [
            getText('signer_account'),
            `${signer.account}, ${getText('signer_number', { number: signer.number, tenant })}`,
          ],
          [getText('signed_in'), getText(`means_${signIn.means}`)],
          [getText('factor'), describeFactor(evidence, getText)],
          [getText('network'), evidence.address],
          ...(evidence.device ? [[getText('device'), evidence.device] as const] : []),
        ),
      ],
    },
    { title: getText('section_moments'), blocks: [listTimestamps(evidence, getText)] },
    {
      title: getText('section_seal'),
      blocks: [
        ...(certificate.isTest ? [createTextBlock(getText('seal_test'))] : []),
        createTextBlock(getText('seal_advanced', { tenant })),
        createFactsBlock(
          [getText('seal_subject'), certificate.subject],
          [getText('seal_fingerprint'), groupHashDigits(certificate.fingerprint)],
        ),
      ],
    },
  ]
  return {
    title: getText('title'),
    name: evidence.document,
    madeOn: getText('made_on', { date: formatEvidenceDate(new Date(evidence.agreedAt), language) }),
    intro: getText('intro'),
    figures: [],
    sections,
  }
}
