import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { Language } from './language.ts'
import { data, Id, IsoMoment, maybe, oneOf } from './wire.ts'

/** Formats of a copy of the whole file: to read, or for other software. */
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
  /** The resulting document. */
  document: maybe(v.object({ id: Id })),
  expires_at: maybe(IsoMoment),
})
export type Dossier = v.InferOutput<typeof Dossier>

/** Document type of such copies. */
export const dossierType = 'dossier'

/** Reads the newest copy of each kind. */
export const getDossiers = get('/customer/dossier', {
  key: 'DOSSIER',
  answer: data(v.array(Dossier)),
  summary: 'Copies of the whole file that the customer asked for, the newest of each kind.',
})

/** Requests a copy of the file. If one of the kind is being made, returns that one. */
export const requestDossier = post('/customer/dossier', {
  body: v.object({ kind: v.picklist(dossierKinds), language: Language }),
  answer: data(Dossier),
  summary: 'Asks for a copy of the whole file as PDF or zip; it is made in the background.',
})
