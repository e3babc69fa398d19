import { usePortal } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../../texts.ts'
import type { Strength } from './strength.ts'

interface Props {
  password: string
  username: string
}

const steps: readonly Strength[] = ['weak', 'fair', 'good', 'strong']
const colours: Record<Strength, string> = { weak: 'bad', fair: 'warn', good: 'good', strong: 'good' }

const row = { display: 'flex', alignItems: 'center', gap: '3', minH: '24px', mb: '-2', textStyle: 'meta' }
const bar = { display: 'flex', gap: '1', flex: 'none' }
const piece = { w: '28px', h: '6px', rounded: 'full' }

/** Strength of a new password: a hint that never blocks. Nothing if its word lists fail to load. */
export function StrengthHint({ password, username }: Props) {
  const text = useText()
  const { tenant } = usePortal()
  const [strength, setStrength] = useState<Strength | null>(null)
  useEffect(() => {
    let late = false
    if (password === '') setStrength(null)
    else
      import(/* webpackChunkName: "password.strength" */ './strength.ts').then(
        ({ strengthOf }) => late || setStrength(strengthOf(password, [username, tenant.get()?.name ?? ''])),
        () => {},
      )
    return () => {
      late = true
    }
  }, [password, username, tenant])
  const filled = strength ? steps.indexOf(strength) + 1 : 0
  return (
    <chakra.div css={row} role="status">
      {strength && (
        <>
          <chakra.span css={bar} aria-hidden="true">
            {steps.map((step, place) => (
              <chakra.i key={step} css={[piece, { bg: place < filled ? colours[strength] : 'tint3' }]} />
            ))}
          </chakra.span>
          {text(`strength_${strength}`)}
        </>
      )}
    </chakra.div>
  )
}
