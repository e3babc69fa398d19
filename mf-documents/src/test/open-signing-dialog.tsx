import type { FileViewProps } from '@portal/blocks/viewer'
import { getDocumentFile } from '@portal/contract/document'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { declineSigning, getSigning, markSigningRead, Signing, sendSignature } from '@portal/contract/signing'
import { getTasks } from '@portal/contract/task'
import * as v from '@portal/contract/valibot'
import { createFakePortal, type FakePortal, findOverlay, renderView } from '@portal/remote-kit/test'
import { useEffect } from 'react'
import TasksScreen from '../tasks/TasksScreen.tsx'
import { texts } from '../texts.ts'
import '../tasks/signing/SigningDialog.tsx'
import { getDamages } from '@portal/contract/damage'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { createExampleTask } from './example-records.ts'

/** Fake file viewer that renders only a button: it fetches the file, and the button simulates reaching the end. */
export function FakeFileView({ file, reading }: FileViewProps) {
  useEffect(() => {
    file.fetch(new AbortController().signal).catch(() => {})
  })
  return (
    <button type="button" onClick={reading?.onEnd}>
      {reading?.toEnd}
    </button>
  )
}

/** SHA-256 of the file that {@link openSigningDialog} serves. */
const servedFileHash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

export const createExampleSigning = (given: Partial<v.InferInput<typeof Signing>> = {}): Signing =>
  v.parse(Signing, {
    id: 5,
    kind: 'service_order',
    state: 'asked',
    note: 'Graag deze week',
    asked_by: 'Sanne Vermeulen',
    asked_at: '2026-11-20T10:00:00+00:00',
    document: { id: 12, name: 'Opdracht', link: '/customer/document/12', mime_type: 'application/pdf' },
    hash: servedFileHash,
    agreement: 'Ik heb ‘Opdracht’ helemaal gelezen en geef Zuider deze opdracht.',
    factors: ['mail'],
    mailed_to: 'g…@example.nl',
    can_seal: true,
    ...given,
  })

/** Renders the tasks screen with an open signing request. */
export async function openSigningDialog(given: Partial<v.InferInput<typeof Signing>> = {}) {
  const portal: FakePortal = createFakePortal()
  for (const call of [getNotes, getMortgages, getDamages]) portal.answer(call, { data: [] })
  const task = createExampleTask({ id: 9, title: 'Onderteken: Opdracht', signing_id: 5 })
  portal.answer(getTasks, { data: { unfinished: [task], finished: [] } })
  portal.answer(markRecordAsSeen, { data: { success: true } })
  portal.answer(getSigning, { data: createExampleSigning(given) })
  portal.answer(getDocumentFile, new Blob(['test'], { type: 'application/pdf' }))
  portal.answer(markSigningRead, { data: { success: true } })
  portal.answer(sendSignature, { data: { sealed_id: 13 } })
  portal.answer(declineSigning, { data: { success: true } })
  await renderView(TasksScreen, { portal, texts, path: '/taken?id=9' })
  await findOverlay('Onderteken: Opdracht')
  return portal
}

export const getRequestBodies = (portal: FakePortal, { path }: { path: string }) =>
  portal.sent.flatMap((one) =>
    one.path === path.replace('{id}', '5') && one.input
      ? [(one.input as { body: Record<string, unknown> }).body]
      : [],
  )
