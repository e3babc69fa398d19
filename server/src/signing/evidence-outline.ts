import { dayAt, zone } from '@portal/contract/clock'
import type { Language } from '@portal/contract/language'
import { formatDate } from '@portal/domain/format/date'
import { DateTime } from 'luxon'
import type { Block, Fact, Outline, Section } from '../dossier/outline/outline.ts'
import type { SigningEvidence } from './evidence.ts'
import type { TextFunction } from './signing-texts.ts'

const dateOf = (at: Date, language: Language) => formatDate(dayAt(at), language) ?? ''

/** A time in Dutch local time and UTC, to the second. */
function momentOf(moment: string, language: Language, words: TextFunction): [string, string] {
  const at = new Date(moment)
  const time = DateTime.fromJSDate(at, { zone }).toFormat('HH:mm:ss')
  return [words('moment', { date: dateOf(at, language), time }), moment.slice(0, 19).replace('T', ' ')]
}

/** Events as rows, in order. */
function momentsOf(evidence: SigningEvidence, words: TextFunction): Block {
  const row = (label: string, moment: string) => [label, ...momentOf(moment, evidence.language, words)]
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
      row(words('moment_asked', { by: askedBy }), askedAt),
      row(words('moment_signed_in'), signIn.at),
      ...(openedAt ? [row(words('moment_opened'), openedAt)] : []),
      row(words('moment_read'), readAt),
      row(words('moment_agreed'), agreedAt),
    ],
  }
}

function factorOf({ factor }: SigningEvidence, words: TextFunction): string {
  if (factor.kind === 'passkey') return words('factor_passkey', { name: factor.name })
  return factor.kind === 'app' ? words('factor_app') : words('factor_mail', { address: factor.address })
}

/** A fingerprint in groups, for comparison. */
const grouped = (hash: string) => hash.replace(/(.{8})(?=.)/g, '$1 ')

const facts = (...all: Fact[]): Block => ({ kind: 'facts', facts: all })
const text = (words: string): Block => ({ kind: 'text', text: words })

/** Content of the evidence page of a signed document (SIGN-06). */
export function evidenceOutline(evidence: SigningEvidence, words: TextFunction): Outline {
  const { language, tenant, signer, signIn, certificate } = evidence
  const sections: Section[] = [
    {
      title: words('section_document'),
      blocks: [
        facts(
          [words('document_name'), evidence.document],
          [words('document_kind'), words(`kind_${evidence.kind}`)],
          [words('document_reference'), evidence.reference],
          [words('document_hash'), grouped(evidence.hash)],
        ),
        text(words('hash_hint', { bytes: evidence.bytes })),
      ],
    },
    { title: words('section_agreement'), blocks: [text(evidence.agreement)] },
    {
      title: words('section_signer'),
      blocks: [
        facts(
          [words('signer_name'), signer.name],
          [
            words('signer_account'),
            `${signer.account}, ${words('signer_number', { number: signer.number, tenant })}`,
          ],
          [words('signed_in'), words(`means_${signIn.means}`)],
          [words('factor'), factorOf(evidence, words)],
          [words('network'), evidence.address],
          ...(evidence.device ? [[words('device'), evidence.device] as const] : []),
        ),
      ],
    },
    { title: words('section_moments'), blocks: [momentsOf(evidence, words)] },
    {
      title: words('section_seal'),
      blocks: [
        ...(certificate.isTest ? [text(words('seal_test'))] : []),
        text(words('seal_advanced', { tenant })),
        facts(
          [words('seal_subject'), certificate.subject],
          [words('seal_fingerprint'), grouped(certificate.fingerprint)],
        ),
      ],
    },
  ]
  return {
    title: words('title'),
    name: evidence.document,
    madeOn: words('made_on', { date: dateOf(new Date(evidence.agreedAt), language) }),
    intro: words('intro'),
    figures: [],
    sections,
  }
}
