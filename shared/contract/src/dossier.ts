import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { Language } from './language.ts'
import { data, Id, IsoMoment, maybe, oneOf } from './wire.ts'

/** Forms in which a customer can take the whole file along: to read, or for another program. */
export const dossierKinds = ['pdf', 'zip'] as const
export type DossierKind = (typeof dossierKinds)[number]

/**
 * A copy of the customer's whole file that was asked for. It is made in the background; once it is 'ready' it is one of
 * the customer's documents, until `expires_at`. Not in the specification.
 */
export const Dossier = v.object({
  id: Id,
  kind: oneOf(...dossierKinds),
  state: oneOf('making', 'ready', 'failed'),
  requested_at: IsoMoment,
  /** The document that it became. */
  document: maybe(v.object({ id: Id })),
  expires_at: maybe(IsoMoment),
})
export type Dossier = v.InferOutput<typeof Dossier>

/** Type of the documents that dossiers become. */
export const dossierType = 'dossier'

/** Reads the newest copy of each kind that the customer asked for. */
export const getDossiers = get('/customer/dossier', {
  key: 'DOSSIER',
  answer: data(v.array(Dossier)),
  summary: 'Copies of the whole file that the customer asked for, the newest of each kind.',
})

/** Asks for a copy of the whole file. While one of the kind is being made, the answer is that one. */
export const requestDossier = post('/customer/dossier', {
  body: v.object({ kind: v.picklist(dossierKinds), language: Language }),
  answer: data(Dossier),
  summary: 'Asks for a copy of the whole file as PDF or zip; it is made in the background.',
})
