import { usePortal } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../../texts.ts'
import type { PasswordStrength } from './password-strength.ts'

interface PasswordStrengthHintProps {
  password: string
  username: string
}

const strengthSteps: readonly PasswordStrength[] = ['weak', 'fair', 'good', 'strong']
const colourByStrength: Record<PasswordStrength, string> = {
  weak: 'bad',
  fair: 'warn',
  good: 'good',
  strong: 'good',
}

const strengthRowCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '24px',
  mb: '-2',
  textStyle: 'meta',
}
const strengthBarCss = { display: 'flex', gap: '1', flex: 'none' }
const strengthSegmentCss = { w: '28px', h: '6px', rounded: 'full' }

/** Hint about the strength of a new password; never blocks the form. Renders nothing if its word lists fail to load. */
export function PasswordStrengthHint({ password, username }: PasswordStrengthHintProps) {
  const text = useText()
  const { tenant } = usePortal()
  const [strength, setStrength] = useState<PasswordStrength | null>(null)
  useEffect(() => {
    let late = false
    if (password === '') setStrength(null)
    else
      import(/* webpackChunkName: "password.strength" */ './password-strength.ts').then(
        ({ estimatePasswordStrength: strengthOf }) =>
          late || setStrength(strengthOf(password, [username, tenant.get()?.name ?? ''])),
        () => {},
      )
    return () => {
      late = true
    }
  }, [password, username, tenant])
  const filled = strength ? strengthSteps.indexOf(strength) + 1 : 0
  return (
    <chakra.div css={strengthRowCss} role="status">
      {strength && (
        <>
          <chakra.span css={strengthBarCss} aria-hidden="true">
            {strengthSteps.map((step, place) => (
              <chakra.i
                key={step}
                css={[strengthSegmentCss, { bg: place < filled ? colourByStrength[strength] : 'tint3' }]}
              />
            ))}
          </chakra.span>
          {text(`strength_${strength}`)}
        </>
      )}
    </chakra.div>
  )
}
