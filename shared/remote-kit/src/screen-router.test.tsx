import { useLocation } from '@portal/remote-kit/router'
import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ScreenRouter } from './screen-router.tsx'

test('an address that changes while a screen is first drawn is followed', async () => {
  history.replaceState(null, '', '/berichten')
  function Opened() {
    useState(() => history.replaceState(null, '', '/berichten?id=mail-1'))
    return <p>{useLocation().search || 'none'}</p>
  }
  render(
    <ScreenRouter>
      <Opened />
    </ScreenRouter>,
  )
  expect(await screen.findByText('?id=mail-1')).toBeTruthy()
})
