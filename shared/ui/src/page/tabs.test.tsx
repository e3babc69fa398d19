import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../test/render.tsx'
import { Tabs } from './Tabs.tsx'

function TabsExample() {
  const [selected, setSelected] = useState('new')
  const tabs = [
    { id: 'new', label: 'Nieuw', count: 3 },
    { id: 'read', label: 'Gelezen' },
  ]
  return (
    <Tabs tabs={tabs} selected={selected} onSelect={setSelected} label="Berichten">
      {selected}
    </Tabs>
  )
}

test('arrow keys cycle through the tabs, and only the selected tab is in the tab order', {
  tags: 'full',
}, async () => {
  renderUi(<TabsExample />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Nieuw3')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Gelezen')
  expect(screen.getByRole('tabpanel', { name: 'Gelezen' }).textContent).toBe('read')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Nieuw3')
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('Gelezen')
})

test('an arrow key with a modifier is left to the browser', async () => {
  renderUi(<TabsExample />)
  await userEvent.tab()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}{Control>}{End}{/Control}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Nieuw3')
  expect(
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft', altKey: true }),
  ).toBe(true)
})
