import { Button, chakra, Flex, Heading } from '@portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../texts.ts'

interface OpenMessageHeaderProps {
  title: string
  /** Whether the title is the tenant's own Dutch text. */
  dutch?: boolean
  onBack: () => void
  children: ReactNode
}

const openMessageHeaderCss = {
  display: 'grid',
  gap: '4',
  p: { base: '5', md: '8' },
  pb: { base: '5', md: '6' },
  borderBottomWidth: '1px',
  borderColor: 'line',
}

/** Header of an open message: a back link on phones, the focused title, and the sender. */
export function OpenMessageHeader({ title, dutch = false, onBack, children }: OpenMessageHeaderProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <chakra.header css={openMessageHeaderCss}>
      <Button
        kind="quiet"
        small
        icon="chevron-left"
        ml="-3"
        justifySelf="start"
        display={{ base: 'inline-flex', lg: 'none' }}
        onClick={onBack}
      >
        {text('inbox_back')}
      </Button>
      <Flex justify="space-between" align="start" gap="3">
        <Heading
          level={2}
          ref={heading}
          tabIndex={-1}
          overflowWrap="anywhere"
          minW="0"
          lang={dutch ? 'nl' : undefined}
        >
          {title}
        </Heading>
        <Button
          kind="quiet"
          small
          icon="print"
          flex="none"
          mr="-3"
          mt="-1.5"
          display={{ base: 'none', md: 'inline-flex' }}
          onClick={() => window.print()}
        >
          {text('mail_print')}
        </Button>
      </Flex>
      {children}
    </chakra.header>
  )
}
