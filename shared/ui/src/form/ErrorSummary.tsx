import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Notice } from '../status/Notice.tsx'
import { chakra, Stack } from '../system/styled.tsx'
import { Link } from '../text/Link.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { type FieldError, listFieldErrors } from './field-errors.ts'

interface ErrorSummaryProps {
  problem?: string | null
  title?: string | undefined
  getLabel?: ((field: string) => string) | undefined
}

/**
 * Summary of the invalid fields with a link to each, or the reason why sending failed. It takes the focus when it
 * appears.
 */
export function ErrorSummary({ problem, title: given, getLabel }: ErrorSummaryProps) {
  const uiText = useUiText()
  const { setFocus } = useFormContext()
  const { submitCount, errors } = useFormState()
  const fieldErrors = submitCount > 0 ? listFieldErrors(errors) : []
  const summary = useRef<HTMLDivElement>(null)
  const focusSummary = useEffectEvent(() => summary.current?.focus())
  useEffect(() => focusSummary(), [submitCount, problem])
  const usual =
    fieldErrors.length === 1
      ? uiText('form_one_problem')
      : uiText('form_problems', { count: fieldErrors.length })
  const title = given ?? usual
  const renderErrorLine = ({ name, message }: FieldError) => (
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
        {getLabel ? `${getLabel(name)}: ${message}` : message}
      </Link>
    </li>
  )
  if (fieldErrors.length === 0 && !problem) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert">
      {fieldErrors.length > 0 ? (
        <Notice status="bad">
          <Stack gap="1">
            <chakra.p fontWeight={600}>{title}</chakra.p>
            <ul>{fieldErrors.map(renderErrorLine)}</ul>
            <chakra.p textStyle="meta">{uiText('form_kept')}</chakra.p>
          </Stack>
        </Notice>
      ) : (
        <Notice status="bad">{problem}</Notice>
      )}
    </div>
  )
}
