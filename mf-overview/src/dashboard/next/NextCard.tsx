import { usePermissions } from '@portal/remote-kit'
import { Button, ButtonLink, chakra, Flex, Link, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../texts.ts'
import { DueBadge } from './DueBadge.tsx'
import type { NextStep } from './next-step.ts'
import { Sentence, type Speaker } from './Sentence.tsx'
import { useDestination } from './use-destination.ts'

const sentence = {
  fontSize: { base: '1.25rem', md: '1.375rem' },
  lineHeight: { base: '1.75rem', md: '2rem' },
  maxW: '32em',
}
const icons = {
  document: 'upload',
  damage: 'upload',
  task: 'task',
  answer: 'reply',
  messages: 'mail',
  figures: 'edit',
  rate: 'key',
  begin: 'edit',
  none: 'chat',
} as const
/** Steps without an explanation. */
const plain = ['none', 'messages']
const why = {
  minH: '44px',
  color: 'link',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
  _print: { display: 'none' },
}

type Reasoned = Exclude<NextStep['kind'], 'none' | 'messages' | 'unknown'>

interface Props {
  step: NextStep
  by: Speaker
  /** Opening words; null: none. */
  greeting: string | null
  /** Retries failed reads. */
  onRetry: () => void
}

/** The next step, its reason, and a button for it. */
export function NextCard({ step, by, greeting, onRetry }: Props) {
  const text = useText()
  const { pathOf } = usePermissions()
  const href = useDestination(step)
  const [open, setOpen] = useState(false)
  const id = useId()
  if (step.kind === 'unknown')
    return (
      <>
        <Text css={sentence} role="alert">
          <Sentence step={step} by={by} />
        </Text>
        <Button kind="secondary" icon="retry" justifySelf="start" mt="1" onClick={onRetry}>
          {text('next_unknown_go')}
        </Button>
      </>
    )
  const withReason = !plain.includes(step.kind)
  return (
    <>
      <Text css={sentence}>
        {greeting && <span>{`${greeting}.`}</span>} <Sentence step={step} by={by} />
      </Text>
      {'first' in step && <DueBadge toDo={step.first} />}
      <Flex gap="0 20px" wrap="wrap" align="center" mt="1">
        {href && (
          <ButtonLink
            kind={step.kind === 'none' ? 'secondary' : 'primary'}
            href={href}
            icon={icons[step.kind]}
          >
            {text(`next_${step.kind}_go`)}
          </ButtonLink>
        )}
        {withReason && (
          <chakra.button
            type="button"
            css={why}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {text('next_why')}
          </chakra.button>
        )}
        {'toDo' in step && step.toDo > 1 && (
          <Link href={pathOf('taken') ?? '/taken'} fontWeight={600}>
            {text('next_all', { count: step.toDo })}
          </Link>
        )}
      </Flex>
      {withReason && (
        <Text id={id} role="status" color="ink2" maxW="44em">
          {open && text(`next_${step.kind as Reasoned}_why`, { by })}
        </Text>
      )}
    </>
  )
}
