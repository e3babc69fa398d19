type TextsById<Text> = Readonly<Record<string, Text>>

/** Replaces informal texts by those of the formal locale, whose ids end in `_u` (I18N-02). */
export const replaceByFormalTexts = <Text>(
  informal: TextsById<Text>,
  formal: TextsById<Text> = {},
): Record<string, Text> => ({
  ...informal,
  ...Object.fromEntries(Object.entries(formal).map(([id, text]) => [id.replace(/_u$/, ''), text])),
})
