import { chakra, Stack } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useFormContext } from 'react-hook-form'
import { Notice } from '../status/Notice.tsx'
import { Link } from '../text/Link.tsx'
import { useWords } from '../words/words.ts'
import { type Mistake, mistakesOf } from './mistakes.ts'

interface Props {
  ref: Ref<HTMLDivElement>
  problem?: string | null
  title?: string | undefined
  nameOf?: ((field: string) => string) | undefined
}

/** What has to change before the form can go, with a link to each field; or why sending failed. */
export function ErrorSummary({ ref, problem, title: given, nameOf }: Props) {
  const word = useWords()
  const { formState, setFocus } = useFormContext()
  const mistakes = formState.submitCount > 0 ? mistakesOf(formState.errors) : []
  const usual =
    mistakes.length === 1 ? word('form_one_problem') : word('form_problems', { count: mistakes.length })
  const title = given ?? usual
  const line = ({ name, message }: Mistake) => (
    <li key={name}>
      <Link
        href={`#${name}`}
        color="inherit"
        fontWeight={500}
        onClick={(event) => {
          event.preventDefault()
          setFocus(name)
        }}
      >
        {nameOf ? `${nameOf(name)}: ${message}` : message}
      </Link>
    </li>
  )
  if (mistakes.length === 0 && !problem) return null
  return (
    <div ref={ref} tabIndex={-1} role="alert">
      {mistakes.length > 0 ? (
        <Notice status="bad">
          <Stack gap="1">
            <chakra.p fontWeight={600}>{title}</chakra.p>
            <ul>{mistakes.map(line)}</ul>
            <chakra.p textStyle="meta">{word('form_kept')}</chakra.p>
          </Stack>
        </Notice>
      ) : (
        <Notice status="bad">{problem}</Notice>
      )}
    </div>
  )
}
