import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { foldText } from '@portal/domain/format/fold'
import { type KeyboardEvent, type UIEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { controlCss, inputCss } from './form/control-look.ts'
import { Field, type FieldProps } from './form/Field.tsx'
import { Icon } from './icon/Icon.tsx'
import { useWords } from './words/words.ts'

interface Option {
  value: string
  label: string
}

interface Props extends FieldProps {
  /** All that can be chosen, however many. */
  options: readonly Option[]
  /** The options are still on their way: the list says so, not that nothing was found. */
  pending?: boolean
  placeholder?: string
}

/** Rows drawn at first, and each time the list is scrolled to its end. */
const page = 40

const box = {
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 4px)',
  zIndex: 30,
  bg: '#fff',
  rounded: 'field',
  shadow: 'float',
  borderWidth: '1px',
  borderColor: 'line',
  maxH: '300px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& > [role=option]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minH: '45px',
    px: '3.5',
    py: '2',
    cursor: 'pointer',
  },
  '& > [data-active]': { bg: 'tint2' },
  '& > p': { px: '3.5', py: '3', color: 'ink2' },
}

/** Place of what a text stands for: what begins with it goes before what holds it; -1 for none. */
function meantBy(folded: readonly { text: string }[], wanted: string): number {
  const begins = folded.findIndex(({ text }) => text.startsWith(wanted))
  return begins < 0 ? folded.findIndex(({ text }) => text.includes(wanted)) : begins
}

const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }

/**
 * One of very many: the list holds all of them, typing goes to the first that is meant, arrow keys go through it. The
 * form holds the value of what is chosen, or an empty text.
 */
export function PickField({ name, options, pending = false, placeholder, ...props }: Props) {
  const word = useWords()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { field } = useController({ name })
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [visibleRows, setVisibleRows] = useState(page)
  const chosen = options.find(({ value }) => value === field.value)
  const folded = useMemo(() => options.map((option) => ({ option, text: foldText(option.label) })), [options])
  const wanted = foldText(typed?.trim() ?? '')
  const found = useMemo(() => folded.filter(({ text }) => text.includes(wanted)).length, [folded, wanted])
  const shown = options.slice(0, Math.max(visibleRows, active + page / 2))

  useEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active])

  const show = () => {
    if (open) return
    setOpen(true)
    setVisibleRows(page)
    setActive(options.findIndex(({ value }) => value === field.value))
  }
  const hide = () => {
    setOpen(false)
    setTyped(null)
  }
  const choose = (option: Option) => {
    field.onChange(option.value)
    hide()
  }
  const search = (text: string) => {
    setTyped(text)
    setOpen(true)
    setActive(meantBy(folded, foldText(text.trim())))
    setVisibleRows(page)
  }
  const leave = () => {
    const meant = typed !== null && folded.find(({ text }) => text === foldText(typed.trim()))
    if (meant) choose(meant.option)
    else if (typed !== null && typed.trim() === '') field.onChange('')
    hide()
    field.onBlur()
  }
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    const option = options[active]
    if (move) {
      event.preventDefault()
      if (open) setActive(Math.max(0, Math.min(options.length - 1, active + move)))
      else show()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      if (option) choose(option)
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      hide()
    }
  }
  const scroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - 200 && shown.length < options.length)
      setVisibleRows(shown.length + page)
  }
  return (
    <Field name={name} {...props}>
      {(control) => (
        <chakra.div position="relative">
          <chakra.div css={controlCss}>
            <chakra.input
              css={[inputCss, { '&:focus-visible': { outline: 'none' } }]}
              {...control}
              ref={field.ref}
              name={name}
              role="combobox"
              aria-expanded={open}
              aria-controls={open ? `${id}-list` : undefined}
              aria-autocomplete="none"
              aria-activedescendant={open && options[active] ? `${id}-${active}` : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              value={typed ?? chosen?.label ?? ''}
              onChange={(event) => search(event.target.value)}
              onClick={show}
              onKeyDown={press}
              onBlur={leave}
            />
            <chakra.span pr="3.5" pointerEvents="none" aria-hidden="true">
              <Icon name="chevron-down" size={20} />
            </chakra.span>
          </chakra.div>
          {open && (
            <chakra.div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              aria-label={props.label}
              css={box}
              onScroll={scroll}
              onMouseDown={(event) => event.preventDefault()}
            >
              {(pending || found === 0) && (
                <p>{pending ? word('loading') : word('search_none', { query: typed?.trim() ?? '' })}</p>
              )}
              {shown.map((option, index) => (
                <div
                  key={option.value}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === field.value}
                  aria-setsize={options.length}
                  aria-posinset={index + 1}
                  data-active={index === active || undefined}
                  onClick={() => choose(option)}
                  onKeyDown={undefined}
                >
                  {option.label}
                  {option.value === field.value && <Icon name="check" size={20} />}
                </div>
              ))}
            </chakra.div>
          )}
          <VisuallyHidden role="status">
            {open && typed !== null && !pending && word('pick_found', { count: found })}
          </VisuallyHidden>
        </chakra.div>
      )}
    </Field>
  )
}
