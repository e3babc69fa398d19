import { type ReactNode, useId } from 'react'
import { type RegisterOptions, useFormContext } from 'react-hook-form'
import { Icon } from '../icon/Icon.tsx'
import { chakra } from '../system/styled.tsx'
import { useErrorAtPath } from './use-field-error.ts'

/**
 * Styles for a whole field of options in one element. The radio inputs are visually hidden, and their boxes show the
 * state.
 */
const ChoiceFieldset = chakra('fieldset', {
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  minW: 0,
  '& > legend': { fontWeight: 600, mb: '1.5' },
  '& .group + .group': { mt: '2' },
  '& .group > legend': { textStyle: 'meta', color: 'ink2', mb: '1.5' },
  '& .options': { display: 'grid', gap: '2' },
  '& .options > label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minH: '52px',
    px: '3.5',
    py: '2',
    borderWidth: '1.5px',
    borderColor: 'field',
    rounded: 'field',
    bg: 'card',
    cursor: 'pointer',
    _hover: { bg: 'tint1' },
    '&:has(:checked)': { bg: 'tint2', borderColor: 'link', boxShadow: 'inset 0 0 0 1px var(--link)' },
    '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
    '&:has([aria-invalid=true])': { borderColor: 'bad' },
  },
  '& input': { position: 'absolute', inset: 0, w: '100%', h: '100%', opacity: 0, cursor: 'pointer', m: 0 },
  '& label > span': { minW: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& label b': { display: 'block', fontWeight: 500 },
  '& label:has(:checked) b': { fontWeight: 600, color: 'link' },
  '& label small': { display: 'block', textStyle: 'meta', color: 'ink2' },
  '& > .hint': { textStyle: 'meta', color: 'ink2' },
  '& > .error': { display: 'flex', gap: '1.5', textStyle: 'meta', color: 'bad', fontWeight: 500 },
})

export interface ChoiceOption {
  value: string
  label: ReactNode
  /** Second line, below the label. */
  about?: ReactNode
  /** Heading above this option and the options after it with the same `id`. */
  under?: { id: string; label: ReactNode }
}

interface ChoiceFieldProps {
  /** Path of the value in the form's values. */
  name: string
  label: string
  hint?: string
  options: readonly ChoiceOption[]
  /** Called with the chosen option after the form has stored it. */
  onChange?: (value: string) => void
  /** Minimum width in pixels of options that are side by side. If absent, the options are below each other. */
  beside?: number
}

/** Radio buttons for a few options. */
export function ChoiceField({ name, label, hint, options, onChange, beside }: ChoiceFieldProps) {
  const id = useId()
  const { register } = useFormContext()
  const error = useErrorAtPath(name)?.message
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const registered: RegisterOptions = onChange ? { onChange: ({ target }) => onChange(target.value) } : {}
  const columns = beside ? `repeat(auto-fill, minmax(min(${beside}px, 100%), 1fr))` : 'minmax(0,1fr)'
  return (
    <ChoiceFieldset aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {groupByHeading(options).map(({ under, options }, place) => {
        const choices = (
          <chakra.div key={under?.id ?? place} className="options" gridTemplateColumns={columns}>
            {options.map((option) => (
              <label key={option.value}>
                <input
                  type="radio"
                  value={option.value}
                  aria-invalid={error ? true : undefined}
                  {...register(name, registered)}
                />
                <span>
                  <b>{option.label}</b>
                  {option.about && <small>{option.about}</small>}
                </span>
              </label>
            ))}
          </chakra.div>
        )
        if (!under) return choices
        return (
          <fieldset key={under.id} className="group">
            <legend>{under.label}</legend>
            {choices}
          </fieldset>
        )
      })}
      {error && (
        <p id={`${id}-error`} className="error">
          <Icon name="warning" size={18} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </ChoiceFieldset>
  )
}

function groupByHeading(
  options: readonly ChoiceOption[],
): { under: ChoiceOption['under']; options: ChoiceOption[] }[] {
  const groups: { under: ChoiceOption['under']; options: ChoiceOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.under?.id === option.under?.id) last.options.push(option)
    else groups.push({ under: option.under, options: [option] })
  }
  return groups
}
