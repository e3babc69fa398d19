import type { Call } from '@portal/contract/call'
import * as v from '@portal/contract/schema'
import { useDraft, usePortal } from '@portal/remote-kit'
import { Boundary } from '@portal/remote-kit/boundary'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, Card, Flex, Heading, Link, Text } from '@portal/ui'
import { Form } from '@portal/ui/form'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../texts.ts'
import { formSkeleton } from '../skeleton.ts'
import type { Change } from './change.ts'
import type { Typed } from './drafting.ts'
import type { Editing } from './editing.ts'
import { useFailureText } from './Failure.tsx'
import { type FormItem, VisibleFieldsProvider } from './item.tsx'
import { Locked } from './Locked.tsx'
import { Notices } from './Notices.tsx'
import { Review } from './Review.tsx'
import { EditToolsProvider } from './tools.ts'
import { useEdit } from './use-edit.ts'
import { useFocusOn } from './use-focus-on.ts'
import { visibleFieldsOf } from './visible-fields.ts'

interface Props<Values extends object, C extends Call> extends Editing<Values, C> {
  /** Storage name of the draft. */
  name: string
  /** Schema of the form values; a draft in another format is ignored. */
  shape: v.GenericSchema<unknown, Values>
  title: string
  /** Language of the title, if it differs from the page's. */
  titleLang?: string
  intro?: ReactNode
  /** Item in the address: only its fields are shown. */
  item?: FormItem | null
  /** Path of the complete form, if this one is a part of it. */
  whole?: string
  /** Field that gets the focus initially; by default the item's. */
  focus?: string | undefined
  /** Other changes by saving: removed data, and dependent amounts. */
  sideEffectsOf?: (saved: Values, typed: Values) => Change[]
  /** Warning about these changes, shown before saving. */
  warningOf?: (saved: Values, typed: Values) => ReactNode
  /** Why saving is currently impossible, independent of the typed values; shown on submit. */
  blocked?: string | null
  /** Label of a field by its path. */
  nameOf: (field: string) => string
  /** Fields. */
  children: ReactNode
  /** Actions below the form, independent of saving. */
  below?: ReactNode
}

/**
 * A form that edits a part of the file: the draft is stored on the device until it is saved, and changes are reviewed
 * before saving.
 */
export function EditForm<Values extends object, C extends Call>({ name, shape, ...props }: Props<Values, C>) {
  const storedShape = useMemo(() => v.object({ base: shape, typed: shape }), [shape])
  const { item = null } = props
  const visibleFields = visibleFieldsOf(props, item)
  const own = visibleFields ? `${name}/${visibleFields.join()}` : name
  const draft = useDraft(own, storedShape)
  if (!draft.ready) return <ScreenSkeleton of={formSkeleton} />
  return <LoadedForm key={own} {...props} visibleFields={visibleFields} draft={draft as DraftOf<Values>} />
}

type DraftOf<Values> = Omit<ReturnType<typeof useDraft>, 'begun' | 'keep'> & {
  begun: { value: Typed<Values>; at: number } | null
  keep: (typed: Typed<Values>) => void
}

interface LoadedProps<Values extends object, C extends Call>
  extends Omit<Props<Values, C>, 'name' | 'shape'> {
  draft: DraftOf<Values>
  visibleFields: readonly string[] | null
}

function LoadedForm<Values extends object, C extends Call>({
  draft,
  visibleFields,
  item = null,
  title,
  titleLang,
  intro,
  whole,
  focus = item?.first,
  sideEffectsOf: besidesOf,
  warningOf,
  blocked = null,
  nameOf,
  children,
  below,
  ...editing
}: LoadedProps<Values, C>) {
  const text = useText()
  const textOf = useFailureText()
  const portal = usePortal()
  const edit = useEdit(editing, draft)
  const { form, stage, isReviewing, base, failure, changes, meanwhile, review, save, saveAtOnce, close } =
    edit
  const saving = stage === 'saving'
  const typed = isReviewing ? form.getValues() : null
  const [tried, setTried] = useState(false)
  const isExplained = isReviewing || (failure === 'changed' && meanwhile.length > 0)
  const problem = failure && !isExplained ? textOf(failure) : tried ? blocked : null
  const done = useRef<HTMLDivElement>(null)
  const { justSaved } = editing
  useEffect(() => {
    if (justSaved) done.current?.focus()
  }, [justSaved])
  useFocusOn(form, focus)
  return (
    <Card>
      <Heading level={2} lang={titleLang}>
        {title}
      </Heading>
      {intro && (
        <Text color="ink2" mt="1">
          {intro}
        </Text>
      )}
      {visibleFields && whole && (
        <Text color="ink2" mt="1">
          {text('edit_only_this')} <Link href={whole}>{text('edit_whole')}</Link>
        </Text>
      )}
      <Locked />
      <Notices edit={edit} since={draft.begun?.at ?? null} kept={draft.kept} done={done} />
      <EditToolsProvider value={{ saving, failure, saveAtOnce }}>
        <Form
          form={form}
          onSubmit={blocked ? () => setTried(true) : review}
          nameOf={nameOf}
          problem={problem}
          mt="6"
        >
          <Boundary onError={(error) => portal.report(error)}>
            <VisibleFieldsProvider value={visibleFields}>{children}</VisibleFieldsProvider>
          </Boundary>
          <Flex gap="4" wrap="wrap" align="center" borderTopWidth="1px" borderColor="line" pt="6">
            <Button type="submit">{text('edit_review')}</Button>
            {stage === 'unchanged' && (
              <Text role="status" color="ink2">
                {text('edit_unchanged')}
              </Text>
            )}
          </Flex>
        </Form>
        {below}
      </EditToolsProvider>
      <Review
        open={isReviewing}
        changes={typed && besidesOf ? [...changes, ...besidesOf(base, typed)] : changes}
        meanwhile={meanwhile}
        warning={typed && warningOf?.(base, typed)}
        saving={saving}
        failure={failure}
        onSave={() => void save()}
        onClose={close}
        done={done}
      />
    </Card>
  )
}
