<form method="post" action="{{ route("old", ["id" => $id]) }}">@csrf
<vs-text name="a" title="{{ __("Назва") }}" :value="$x" @required($isRequired) @disabled(!$user->can("edit", $row))></vs-text>
@error("a")<p>{{ $message }}</p>@enderror
</form>
<p>пошта: info@if.gov.ua</p>
