import type { ComponentProps } from "react";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  onSubmit: () => void;
}

export function Form({ onSubmit, ...attributes }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // In React the form of a dialog may be inside the page's form.
        event.stopPropagation();
        onSubmit();
      }}
      {...attributes}
    />
  );
}
