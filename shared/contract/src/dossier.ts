import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { Language } from './language.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, oneOf } from './wire.ts'

export const dossierKinds = ['pdf', 'zip'] as const
export type DossierKind = (typeof dossierKinds)[number]

/**
 * A requested copy of the customer's file. It is made in the background; once 'ready' it is one of the customer's
 * documents until `expires_at`. Not in the specification.
 */
export const Dossier = v.object({
  id: Id,
  kind: oneOf(...dossierKinds),
  state: oneOf('making', 'ready', 'failed'),
  requested_at: IsoMoment,
  document: nullableField(v.object({ id: Id })),
  expires_at: nullableField(IsoMoment),
})
export type Dossier = v.InferOutput<typeof Dossier>

/** Document type of copies of the whole file. */
export const dossierDocumentType = 'dossier'

export const getDossiers = get('/customer/dossier', {
  key: 'DOSSIER',
  answer: dataEnvelope(v.array(Dossier)),
  summary: 'Copies of the whole file that the customer asked for, the newest of each kind.',
})

export const requestDossier = post('/customer/dossier', {
  body: v.object({ kind: v.picklist(dossierKinds), language: Language }),
  answer: dataEnvelope(Dossier),
  summary: 'Asks for a copy of the whole file as PDF or zip; it is made in the background.',
})
