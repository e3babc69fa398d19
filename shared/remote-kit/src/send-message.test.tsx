import { createPageRead, toQueryKey } from '@portal/contract/call'
import { sendMessage } from '@portal/contract/message'
import { getSentMessages } from '@portal/contract/sent-message'
import { replyToTask } from '@portal/contract/task-reply'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRead } from './read.ts'
import { useSendMessage } from './send-message.ts'
import { createFakePortal, renderView } from './test/index.ts'

function TestView() {
  const sent = useRead(getSentMessages).data?.data ?? []
  const message = useSendMessage()
  const reply = useSendMessage({ call: replyToTask })
  const written = { text: 'Wij verhuizen', files: [], key: crypto.randomUUID() }
  return (
    <>
      <ul>
        {sent.map(({ id, message, subject }) => (
          <li key={id}>{`${subject ?? 'taak'}: ${message}`}</li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() =>
          message.send({ ...written, screen: 'contact', values: { subject: ' Adres ', category: '' } })
        }
      >
        message
      </button>
      <button type="button" onClick={() => reply.send({ ...written, task_id: 4 })}>
        reply
      </button>
    </>
  )
}

test('@INBOX-03 a sent message or reply is in the list of sent messages before the server lists it', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getSentMessages, { data: [] })
  portal.answer(sendMessage, { data: { success: true } })
  portal.answer(replyToTask, { data: { success: true } })
  await renderView(TestView, { portal, texts: async () => ({ default: {} }) })
  await expect
    .poll(() => portal.queries.getQueryData(toQueryKey(createPageRead(getSentMessages))))
    .toBeTruthy()
  portal.answer(getSentMessages, (() => new Promise(() => {})) as never)
  act(() => screen.getByText('message').click())
  expect((await screen.findByRole('listitem')).textContent).toBe('Adres: Wij verhuizen')
  act(() => screen.getByText('reply').click())
  expect(await screen.findByText('taak: Wij verhuizen')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  const [first] = portal.sent.flatMap(({ path, input }) => (path === sendMessage.path ? [input] : []))
  expect(first).toMatchObject({ body: { subject: 'Adres', message: 'Wij verhuizen' } })
  expect(first).not.toHaveProperty('body.category')
})
