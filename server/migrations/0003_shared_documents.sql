-- Most documents have no type: compared with one they are neither shown nor withheld.
ALTER POLICY "not_withheld" ON "documents" USING ((SELECT is_whole()) OR customer_id IS NULL OR NOT (
	is_withheld('documents')
	OR (coalesce(type, '') = 'dossier' AND is_withheld('account'))
	OR (coalesce(type, '') = 'income' AND is_withheld('income'))
	OR ((coalesce(type, '') = 'message' OR task_id IS NOT NULL) AND is_withheld('messages'))
	OR (coalesce(mortgage_id, mortgage_progress_id) IS NOT NULL AND is_withheld('home'))
	OR (coalesce(policy_id, damage_id, damage_progress_id) IS NOT NULL AND is_withheld('insurance'))
));
