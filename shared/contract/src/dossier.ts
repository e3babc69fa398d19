import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import { Language } from './language.ts'
import { createKnownValuesField, dataEnvelope, Id, IsoMoment, nullableField } from './wire.ts'

export const dossierKinds = ['pdf', 'zip'] as const
export type DossierKind = (typeof dossierKinds)[number]

/**
 * A copy of the customer's file. When its state is 'ready', `getDocuments` also returns it until `expires_at`. Not in
 * the specification.
 */
export const Dossier = v.object({
  id: Id,
  kind: createKnownValuesField(...dossierKinds),
  state: createKnownValuesField('making', 'ready', 'failed'),
  requested_at: IsoMoment,
  document: nullableField(v.object({ id: Id })),
  expires_at: nullableField(IsoMoment),
})
export type Dossier = v.InferOutput<typeof Dossier>

export const dossierDocumentType = 'dossier'

export const getDossiers = defineGet('/customer/dossier', {
  key: 'DOSSIER',
  response: dataEnvelope(v.array(Dossier)),
  summary: 'Requested copies of the customer’s file, the newest of each kind.',
})

export const requestDossier = definePost('/customer/dossier', {
  body: v.object({ kind: v.picklist(dossierKinds), language: Language }),
  response: dataEnvelope(Dossier),
  summary: 'Requests a copy of the customer’s file as PDF or zip.',
})
