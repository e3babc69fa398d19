import type { Ref } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Box, chakra, type StyledProps } from '../system/styled.tsx'

export type NoticeStatus = 'info' | 'good' | 'warn' | 'bad'

interface NoticeProps extends StyledProps<'div'> {
  status?: NoticeStatus
  ref?: Ref<HTMLDivElement>
}

const noticeCss = { display: 'flex', gap: '3.5', alignItems: 'flex-start', px: '5', py: '4', rounded: 'card' }

const backgroundByStatus = {
  info: { bg: 'tint2', color: 'ink', '& > svg': { color: 'link' } },
  good: { bg: 'good-ground', color: 'good' },
  warn: { bg: 'warn-ground', color: 'ink', '& > svg': { color: 'warn' } },
  bad: { bg: 'bad-ground', color: 'ink', '& > svg': { color: 'bad' } },
}

const iconByStatus = { info: 'info', good: 'check', warn: 'warning', bad: 'warning' } as const

/** A message that does not disappear. An error message must say what happened, what is kept, and what to do. */
export function Notice({ status = 'info', css, children, ...props }: NoticeProps) {
  return (
    <chakra.div css={[noticeCss, backgroundByStatus[status], css]} {...props}>
      <Icon name={iconByStatus[status]} />
      <Box flex="1" minW="0">
        {children}
      </Box>
    </chakra.div>
  )
}
