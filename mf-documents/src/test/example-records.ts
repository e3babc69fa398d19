import { Document } from '@portal/contract/document'
import { MailRecord } from '@portal/contract/mail'
import { Mortgage } from '@portal/contract/mortgage'
import { Task } from '@portal/contract/task'
import * as v from '@portal/contract/valibot'

export const createExampleDocument = (given: Partial<v.InferInput<typeof Document>> = {}): Document =>
  v.parse(Document, {
    id: 1,
    name: 'Loonstrook',
    link: `/customer/document/${given.id ?? 1}`,
    mime_type: 'application/pdf',
    extension: 'pdf',
    filesize: 217_000,
    created_at: '2026-11-20T10:00:00+00:00',
    ...given,
  })

export const createExampleMail = (
  given: Partial<v.InferInput<typeof MailRecord>> = {},
  content: Record<string, unknown> = {},
): MailRecord =>
  v.parse(MailRecord, {
    id: 1,
    created_at: '2026-11-20T10:00:00+00:00',
    child_instance: {
      subject: 'Je offerte staat klaar',
      from: 'Sanne Vermeulen <sanne@zuider.example>',
      sender: 'tenant',
      to: 'anna@example.nl',
      content: '<p>Hallo <b>Anna</b>, kijk vooral naar de rente.</p>',
      ...content,
    },
    ...given,
  })

export const createExampleTask = (given: Partial<v.InferInput<typeof Task>> = {}): Task =>
  v.parse(Task, {
    id: 1,
    title: 'Stuur je jaaropgave',
    description: 'We hebben hem nodig voor de jaarlijkse controle.',
    date: '2026-12-05',
    created_at: '2026-11-18T10:00:00+00:00',
    ...given,
  })

/** Creates a mortgage with required documents. Each is missing, unless its name starts with 'ok'. */
export const createMortgageWithRequiredDocuments = (
  names: string[],
  given: Record<string, unknown> = {},
): Mortgage =>
  v.parse(Mortgage, {
    id: 7,
    status: 12,
    progress: names.map((name, index) => ({
      id: index + 1,
      mortgage_id: 7,
      name,
      received: name.startsWith('ok') ? 1 : 0,
      created_at: '2026-11-19T10:00:00+00:00',
    })),
    openProgress: names.filter((name) => !name.startsWith('ok')).length,
    ...given,
  })
