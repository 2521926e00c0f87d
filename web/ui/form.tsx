import { createContext, useCallback, useContext, useMemo, useRef, type ReactNode } from "react";

type Check = () => boolean;

interface Fields {
  add(input: HTMLElement, check: Check): () => void;
}

const FieldsOfForm = createContext<Fields | null>(null);

interface Props {
  /** Called with valid values, and not again before it resolves. */
  onSubmit: (values: FormData) => void | Promise<void>;
  children: ReactNode;
  className?: string;
}

export function Form({ onSubmit, children, className }: Props) {
  const checks = useRef(new Map<HTMLElement, Check>());
  /** A ref, because a second click may come before the next render. */
  const sending = useRef(false);

  const fields = useMemo<Fields>(
    () => ({
      add(input, check) {
        checks.current.set(input, check);
        return () => checks.current.delete(input);
      },
    }),
    [],
  );

  const submit = useCallback(
    async (form: HTMLFormElement) => {
      if (sending.current) return;
      const bad = [...checks.current].filter(([, check]) => !check()).map(([input]) => input);
      const first = bad.toSorted((one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      )[0];
      if (first) return first.focus();
      sending.current = true;
      try {
        await onSubmit(new FormData(form));
      } finally {
        sending.current = false;
      }
    },
    [onSubmit],
  );

  return (
    <FieldsOfForm value={fields}>
      <form
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {children}
      </form>
    </FieldsOfForm>
  );
}

export function useFields(): Fields | null {
  return useContext(FieldsOfForm);
}
