// @module-tag full
import { getDamages } from '@portal/contract/damage'
import { getMails } from '@portal/contract/mail'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { declineSigning, sendSignature } from '@portal/contract/signing'
import { getTasks } from '@portal/contract/task'
import {
  createFakePortal,
  type FakePortal,
  findOverlay,
  renderView,
  testInvalidForms,
} from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import InboxScreen from '../inbox/InboxScreen.tsx'
import sign from '../tasks/signing/texts/nl.json'
import TasksScreen from '../tasks/TasksScreen.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { createExampleMail, createExampleTask } from './example-records.ts'
import { getRequestBodies, openSigningDialog } from './open-signing-dialog.tsx'
import '../inbox/MailContent.tsx'
import '../inbox/ReplyForm.tsx'
import '../inbox/WriteMessageForm.tsx'
import '../tasks/TaskDrawer.tsx'

vi.mock('@portal/blocks/viewer', async () => ({
  FileView: (await import('./open-signing-dialog.tsx')).FakeFileView,
  saveViewedFile: vi.fn(),
}))

/**
 * Renders a screen for a customer with one mail and one task. Returns a function that lists the sent requests, except
 * those that mark an item as seen.
 */
async function renderWithExamples(View: ComponentType, path: string) {
  const portal: FakePortal = createFakePortal()
  for (const call of [getActiveSignals, getNotes, getMortgages, getDamages]) portal.answer(call, { data: [] })
  portal.answer(getMails, { data: [createExampleMail()] })
  portal.answer(getTasks, { data: { unfinished: [createExampleTask()], finished: [] } })
  portal.answer(markRecordAsSeen, { data: { success: true } })
  await renderView(View, { portal, texts, path })
  return () => portal.sent.filter(({ path, input }) => input && path !== markRecordAsSeen.path)
}

/** Every form of this remote that sends something, each with an invalid value. */
testInvalidForms([
  {
    file: 'inbox/WriteMessageForm.tsx',
    open: async () => {
      const sent = await renderWithExamples(InboxScreen, '/berichten')
      await userEvent.click(await screen.findByRole('button', { name: nl.inbox_write }))
      await findOverlay(nl.write_title)
      await screen.findByLabelText(nl.write_label)
      return sent
    },
    typed: [[nl.write_label, 'Kan ik verbouwen?']],
    wrong: nl.write_subject,
    press: nl.write_send,
  },
  {
    file: 'inbox/ReplyForm.tsx',
    open: async () => {
      const sent = await renderWithExamples(InboxScreen, '/berichten')
      await userEvent.click(await screen.findByText('Je offerte staat klaar'))
      await screen.findByRole('button', { name: nl.reply_send })
      return sent
    },
    typed: [[/Sanne|adviseur/, ' ']],
    wrong: /Sanne|adviseur/,
    press: nl.reply_send,
  },
  {
    file: 'tasks/signing/SignForm.tsx',
    open: async () => {
      const portal = await openSigningDialog({ read_at: '2026-11-26T10:00:00+00:00' })
      await screen.findByRole('button', { name: sign.sign_sign })
      return () => getRequestBodies(portal, sendSignature)
    },
    typed: [[sign.sign_mail_code, '12']],
    wrong: sign.sign_mail_code,
    press: sign.sign_sign,
  },
  {
    file: 'tasks/signing/DocumentToSign.tsx',
    open: async () => {
      const portal = await openSigningDialog()
      await userEvent.click(await screen.findByRole('button', { name: sign.sign_decline }))
      return () => getRequestBodies(portal, declineSigning)
    },
    typed: [[sign.sign_decline_reason, 'nee']],
    wrong: sign.sign_decline_reason,
    press: sign.sign_decline_send,
  },
  {
    file: 'tasks/TaskDrawer.tsx',
    open: async () => {
      const sent = await renderWithExamples(TasksScreen, '/taken?id=1')
      await findOverlay('Stuur je jaaropgave')
      await screen.findByLabelText(nl.task_reply)
      return sent
    },
    typed: [[nl.task_reply, ' ']],
    wrong: nl.task_reply,
    press: nl.reply_send,
  },
])
