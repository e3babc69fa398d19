import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { draw } from './test/draw.tsx'
import { notify, Toaster } from './toast.tsx'

test('a message tells what was done and offers one thing to do about it', async () => {
  const look = vi.fn()
  draw(<Toaster />)
  act(() => notify({ text: 'Je loonstrook is verstuurd.', action: { label: 'Bekijk', onPress: look } }))
  expect(await screen.findByText('Je loonstrook is verstuurd.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Bekijk' }))
  await waitFor(() => expect(look).toHaveBeenCalledOnce())
})
