import { tenantTimeZone, toTenantDay } from '@portal/contract/clock'
import type { Language } from '@portal/contract/language'
import { formatDate } from '@portal/domain/format/date'
import { DateTime } from 'luxon'
import type {
  DossierOutline,
  LabelledValue,
  OutlineBlock,
  OutlineSection,
} from '../dossier/outline/outline.ts'
import type { SigningEvidence } from './evidence.ts'
import type { TextFunction } from './signing-texts.ts'

const formatEvidenceDate = (at: Date, language: Language) => formatDate(toTenantDay(at), language) ?? ''

/** Formats a timestamp in Dutch local time and UTC, to the second. */
function formatTimestampFact(moment: string, language: Language, words: TextFunction): [string, string] {
  const at = new Date(moment)
  const time = DateTime.fromJSDate(at, { zone: tenantTimeZone }).toFormat('HH:mm:ss')
  return [
    words('moment', { date: formatEvidenceDate(at, language), time }),
    moment.slice(0, 19).replace('T', ' '),
  ]
}

/** Events as rows, in order. */
function listTimestamps(evidence: SigningEvidence, words: TextFunction): OutlineBlock {
  const toTimestampRow = (label: string, moment: string) => [
    label,
    ...formatTimestampFact(moment, evidence.language, words),
  ]
  const { askedBy, askedAt, signIn, openedAt, readAt, agreedAt } = evidence
  return {
    kind: 'table',
    title: words('section_moments'),
    columns: [
      { label: words('column_step'), share: 4 },
      { label: words('column_dutch'), share: 4 },
      { label: words('column_utc'), share: 3 },
    ],
    rows: [
      toTimestampRow(words('moment_asked', { by: askedBy }), askedAt),
      toTimestampRow(words('moment_signed_in'), signIn.at),
      ...(openedAt ? [toTimestampRow(words('moment_opened'), openedAt)] : []),
      toTimestampRow(words('moment_read'), readAt),
      toTimestampRow(words('moment_agreed'), agreedAt),
    ],
  }
}

function describeFactor({ factor }: SigningEvidence, words: TextFunction): string {
  if (factor.kind === 'passkey') return words('factor_passkey', { name: factor.name })
  return factor.kind === 'app' ? words('factor_app') : words('factor_mail', { address: factor.address })
}

/** A fingerprint in groups, for comparison. */
const groupHashDigits = (hash: string) => hash.replace(/(.{8})(?=.)/g, '$1 ')

const createFactsBlock = (...all: LabelledValue[]): OutlineBlock => ({ kind: 'facts', facts: all })
const createTextBlock = (words: string): OutlineBlock => ({ kind: 'text', text: words })

/** Content of the evidence page of a signed document (SIGN-06). */
export function createEvidenceOutline(evidence: SigningEvidence, words: TextFunction): DossierOutline {
  const { language, tenant, signer, signIn, certificate } = evidence
  const sections: OutlineSection[] = [
    {
      title: words('section_document'),
      blocks: [
        createFactsBlock(
          [words('document_name'), evidence.document],
          [words('document_kind'), words(`kind_${evidence.kind}`)],
          [words('document_reference'), evidence.reference],
          [words('document_hash'), groupHashDigits(evidence.hash)],
        ),
        createTextBlock(words('hash_hint', { bytes: evidence.bytes })),
      ],
    },
    { title: words('section_agreement'), blocks: [createTextBlock(evidence.agreement)] },
    {
      title: words('section_signer'),
      blocks: [
        createFactsBlock(
          [words('signer_name'), signer.name],
          [
            words('signer_account'),
            `${signer.account}, ${words('signer_number', { number: signer.number, tenant })}`,
          ],
          [words('signed_in'), words(`means_${signIn.means}`)],
          [words('factor'), describeFactor(evidence, words)],
          [words('network'), evidence.address],
          ...(evidence.device ? [[words('device'), evidence.device] as const] : []),
        ),
      ],
    },
    { title: words('section_moments'), blocks: [listTimestamps(evidence, words)] },
    {
      title: words('section_seal'),
      blocks: [
        ...(certificate.isTest ? [createTextBlock(words('seal_test'))] : []),
        createTextBlock(words('seal_advanced', { tenant })),
        createFactsBlock(
          [words('seal_subject'), certificate.subject],
          [words('seal_fingerprint'), groupHashDigits(certificate.fingerprint)],
        ),
      ],
    },
  ]
  return {
    title: words('title'),
    name: evidence.document,
    madeOn: words('made_on', { date: formatEvidenceDate(new Date(evidence.agreedAt), language) }),
    intro: words('intro'),
    figures: [],
    sections,
  }
}
