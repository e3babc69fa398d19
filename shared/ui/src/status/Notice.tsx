import type { Ref } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Box, chakra, type StyledProps } from '../system/styled.tsx'

export type NoticeStatus = 'info' | 'good' | 'warn' | 'bad'

interface Props extends StyledProps<'div'> {
  status?: NoticeStatus
  ref?: Ref<HTMLDivElement>
}

const box = { display: 'flex', gap: '3.5', alignItems: 'flex-start', px: '5', py: '4', rounded: 'card' }

const backgrounds = {
  info: { bg: 'tint2', color: 'ink', '& > svg': { color: 'link' } },
  good: { bg: 'good-ground', color: 'good' },
  warn: { bg: 'warn-ground', color: 'ink', '& > svg': { color: 'warn' } },
  bad: { bg: 'bad-ground', color: 'ink', '& > svg': { color: 'bad' } },
}

const icons = { info: 'info', good: 'check', warn: 'warning', bad: 'warning' } as const

/** A static message. Errors say what happened, what is kept, and what to do. */
export function Notice({ status = 'info', css, children, ...props }: Props) {
  return (
    <chakra.div css={[box, backgrounds[status], css]} {...props}>
      <Icon name={icons[status]} />
      <Box flex="1" minW="0">
        {children}
      </Box>
    </chakra.div>
  )
}
