import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusBack } from './focus-back.ts'

function Example() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusBack(open ? 'it' : null, () => opener.current)
  return (
    <>
      <button type="button" ref={opener} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <button type="button" onClick={() => setOpen(false)}>
          Save
        </button>
      )}
    </>
  )
}

test('the focus goes back to what something was opened with, once that has closed, and not before', async () => {
  render(<Example />)
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByText('Open'))
  await userEvent.click(screen.getByText('Save'))
  expect(document.activeElement).toBe(screen.getByText('Open'))
})
