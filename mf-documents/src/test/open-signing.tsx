import { getDocument } from '@portal/contract/document'
import * as v from '@portal/contract/schema'
import { declineSigning, getSigning, markSigningRead, Signing, sign } from '@portal/contract/signing'
import { getTasks } from '@portal/contract/task'
import { markSeen } from '@portal/contract/view'
import { type FakePortal, fakePortal, findLayer, renderView } from '@portal/remote-kit/test'
import type { FileViewProps } from '@portal/remote-kit/viewer'
import { useEffect } from 'react'
import TasksScreen from '../tasks/TasksScreen.tsx'
import { texts } from '../texts.ts'
import '../tasks/signing/SigningDialog.tsx'
import { getDamages } from '@portal/contract/damage'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { exampleTask } from './examples.ts'

/** Fake viewer that renders nothing: it fetches the file, and a button simulates reaching its end. */
export function ViewerOfTests({ file, reading }: FileViewProps) {
  useEffect(() => {
    file.fetch(new AbortController().signal).catch(() => {})
  })
  return (
    <button type="button" onClick={reading?.onEnd}>
      {reading?.toEnd}
    </button>
  )
}

/** SHA-256 of the file that {@link openSigning} serves. */
const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

/** A signing request with given properties. */
export const exampleSigning = (given: Partial<v.InferInput<typeof Signing>> = {}): Signing =>
  v.parse(Signing, {
    id: 5,
    kind: 'service_order',
    state: 'asked',
    note: 'Graag deze week',
    asked_by: 'Sanne Vermeulen',
    asked_at: '2026-11-20T10:00:00+00:00',
    document: { id: 12, name: 'Opdracht', link: '/customer/document/12', mime_type: 'application/pdf' },
    hash,
    agreement: 'Ik heb ‘Opdracht’ helemaal gelezen en geef Zuider deze opdracht.',
    factors: ['mail'],
    mailed_to: 'g…@example.nl',
    can_seal: true,
    ...given,
  })

/** Opens a signing request over the tasks. */
export async function openSigning(given: Partial<v.InferInput<typeof Signing>> = {}) {
  const portal: FakePortal = fakePortal()
  for (const call of [getNotes, getMortgages, getDamages]) portal.answer(call, { data: [] })
  const task = exampleTask({ id: 9, title: 'Onderteken: Opdracht', signing_id: 5 })
  portal.answer(getTasks, { data: { unfinished: [task], finished: [] } })
  portal.answer(markSeen, { data: { success: true } })
  portal.answer(getSigning, { data: exampleSigning(given) })
  portal.answer(getDocument, new Blob(['test'], { type: 'application/pdf' }))
  portal.answer(markSigningRead, { data: { success: true } })
  portal.answer(sign, { data: { sealed_id: 13 } })
  portal.answer(declineSigning, { data: { success: true } })
  await renderView(TasksScreen, { portal, texts, path: '/taken?id=9' })
  await findLayer('Onderteken: Opdracht')
  return portal
}

/** Bodies of the requests to a call. */
export const bodiesOf = (portal: FakePortal, { path }: { path: string }) =>
  portal.sent.flatMap((one) =>
    one.path === path.replace('{id}', '5') && one.input
      ? [(one.input as { body: Record<string, unknown> }).body]
      : [],
  )
