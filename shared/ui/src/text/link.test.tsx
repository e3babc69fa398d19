import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '../button/Button.tsx'
import { renderUi } from '../test/render.tsx'
import { Link } from './Link.tsx'

test('additional styles of a component’s user keep its own styles', () => {
  renderUi([
    <Link key="a" href="/x" css={{ padding: '4px' }}>
      A link
    </Link>,
    <Button key="b" css={{ padding: '0px' }}>
      A button
    </Button>,
  ])
  const link = getComputedStyle(screen.getByRole('link'))
  expect([link.padding, link.textUnderlineOffset]).toEqual(['4px', '3px'])
  const button = getComputedStyle(screen.getByRole('button'))
  expect([button.paddingTop, button.minHeight]).toEqual(['0px', '52px'])
})
